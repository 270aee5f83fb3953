const scripts = new Map<string, Promise<void>>();

/** Adds a script to the page once; after a failure the next call tries again. */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      scripts.delete(address);
      element.remove();
      reject(new Error(`Failed to load ${address}`));
    });
    document.head.append(element);
  });
  scripts.set(address, loading);
  return loading;
}
