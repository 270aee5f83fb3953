const LOOPBACK = /^https?:\/\/(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Whether an origin is on this machine. */
export const isLoopback = (origin: string) => LOOPBACK.test(origin);
