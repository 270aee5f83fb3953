/**
 * The time in ms since 1970, as it went on from the start of the process: a clock that is set back
 * or forward while the server runs makes nothing older or younger than it is.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
