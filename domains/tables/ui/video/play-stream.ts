// Plays a studio's picture in a video element: WHEP by the browser's own WebRTC, low-latency HLS where the browser plays it itself.
import type { TableSeen } from "../../contract/index.ts";

export type Stream = NonNullable<TableSeen["video"]>["streams"][number];

const hlsType = "application/vnd.apple.mpegurl";

/** The one that is the least late of those this browser plays; undefined where it plays none. */
export function bestOf(
	streams: readonly Stream[],
	can: { readonly rtc: boolean; readonly hls: boolean },
): Stream | undefined {
	return streams
		.filter(({ kind }) => (kind === "whep" ? can.rtc : can.hls))
		.toSorted((one, other) => one.latencyMs - other.latencyMs)[0];
}

export const canPlay = (video: HTMLVideoElement) => ({
	rtc: typeof RTCPeerConnection === "function",
	hls: video.canPlayType(hlsType) !== "",
});

/** Begins to play; answers what ends it. Rejects where there is no picture: the caller tries again. */
export async function playStream(video: HTMLVideoElement, { kind, url }: Stream): Promise<() => void> {
	if (kind === "llhls") {
		video.src = url;
		return () => {
			video.removeAttribute("src");
			video.load();
		};
	}
	return playWhep(video, url);
}

/** WHEP (draft-ietf-wish-whep): the offer is posted, the answer comes back, and a DELETE of its address ends it. */
async function playWhep(video: HTMLVideoElement, url: string): Promise<() => void> {
	const peer = new RTCPeerConnection();
	let session = "";
	const end = (): void => {
		peer.close();
		video.srcObject = null;
		if (session !== "") void globalThis.fetch(session, { method: "DELETE", keepalive: true }).catch(() => undefined);
	};
	try {
		for (const kind of ["video", "audio"]) peer.addTransceiver(kind, { direction: "recvonly" });
		const picture = new MediaStream();
		peer.addEventListener("track", ({ track }) => picture.addTrack(track));
		video.srcObject = picture;
		await peer.setLocalDescription(await peer.createOffer());
		await gathered(peer);
		const answer = await globalThis.fetch(url, {
			method: "POST",
			headers: { "content-type": "application/sdp" },
			body: peer.localDescription?.sdp ?? "",
		});
		if (!answer.ok) throw new Error(`the studio answered ${answer.status}`);
		const at = answer.headers.get("location");
		if (at !== null) session = new URL(at, url).href;
		await peer.setRemoteDescription({ type: "answer", sdp: await answer.text() });
		return end;
	} catch (error) {
		end();
		throw error;
	}
}

const mostMilliseconds = 1_000;

/** Until its own addresses are known, or for a second: what is known by then is enough. */
function gathered(peer: RTCPeerConnection): Promise<void> {
	if (peer.iceGatheringState === "complete") return Promise.resolve();
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, mostMilliseconds);
		peer.addEventListener("icegatheringstatechange", () => {
			if (peer.iceGatheringState !== "complete") return;
			clearTimeout(timer);
			resolve();
		});
	});
}
