/** Path of a Chromium; throws with what to do when there is none and none can be fetched. */
export function ensureBrowser(): Promise<string>;
