/** Builds unless the last build is newer than every source. */
export function build(): Promise<void>;
