/** Plays where the browser lets a page; else the visitor has a button to press. */
export function play(video: HTMLVideoElement): void {
  void video.play().catch(() => undefined);
}
