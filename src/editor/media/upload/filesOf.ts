/** The files that were dropped or pasted; folders have none that a browser reads by itself. */
export function filesOf(data: DataTransfer | null): readonly File[] {
  return data === null ? [] : [...data.files];
}

/** Whether something dragged over a page is files, whose names are hidden until they are dropped. */
export function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}
