/** Poppins, the scripts that it lacks, its fallbacks of the same measure (`fonts.css`), and the system's own. */
export const poppins =
  "Poppins, 'Poppins Scripts', 'Poppins Arial', 'Poppins Roboto', system-ui, sans-serif";

/** A list of fonts in which Poppins has its fallbacks, so that lines break alike before it loads. */
export const withFallbacks = (fonts: string): string =>
  fonts.replace(
    /(^|,)\s*(["']?)poppins\2\s*(?=,|$)/iu,
    (_, before: string) => `${before}${poppins}`,
  );
