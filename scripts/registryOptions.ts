/** How this project's slice registry is typed: shared by the command and the development server. */
export const registryOptions = {
  typeModule: '#content/sliceRegistry.ts',
  typeName: 'SliceRegistry',
} as const;
