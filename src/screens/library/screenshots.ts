/** Addresses of the pictures that stand beside the models, by their path. */
const files = import.meta.glob<string>('/slices/*/screenshot-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture of a slice's first variation; undefined until `npm run screenshots` has taken it. */
export function screenshotOf(name: string, variation: string): string | undefined {
  return files[`/slices/${name}/screenshot-${variation}.png`];
}
