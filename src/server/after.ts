/** Settles so many ms later. */
export const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
