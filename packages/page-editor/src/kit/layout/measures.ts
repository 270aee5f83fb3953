/** Width of the window in px from which on there is room for everything at once. */
export const ROOMY = 1680;

/** Where the middle of the bar is near, and the outline is not open by itself. */
export const belowRoomy = `@media (max-width: ${ROOMY - 0.02}px)`;
