/** The last node of the page's sound, for what listens to it; null before the first Sound On. */
export const outlet: { master: AudioNode | null } = { master: null };
