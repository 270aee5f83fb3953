// The feed, where the settings are silent.

export const portfolio = 'Portfolio';
