// All that an agent's contracts paid.
import { BillList } from "./bill-list.tsx";

export const IncomePage = () => <BillList />;
