/** Whether the visitor pays for every byte: then nothing is loaded that was not asked for. */
export function isSaving(): boolean {
  // Cast: only some browsers have it.
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
