// Loaded before the server: when whoever started it is gone, however it ended, the server ends too.
const patienceMs = 2_500;

process.on("disconnect", () => {
	process.kill(process.pid, "SIGTERM");
	setTimeout(() => process.exit(1), patienceMs).unref();
});
process.channel?.unref();
