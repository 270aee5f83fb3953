/** By its address once more: a frame in which the browser shows a failure cannot be told to reload. */
export function loadAnew(frame: HTMLIFrameElement): void {
  frame.setAttribute('src', frame.getAttribute('src') ?? '');
}
