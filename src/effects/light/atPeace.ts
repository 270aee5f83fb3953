/** Resolves when nothing in the room is animated but by the scroll position. */
export const atPeace = (room: HTMLElement): Promise<unknown> =>
  Promise.allSettled(
    room
      .getAnimations({ subtree: true })
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ finished }) => finished),
  );
