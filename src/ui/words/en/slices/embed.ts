// Videos and posts of other sites.

export const playFrom = 'Play from {0}';
