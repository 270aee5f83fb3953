import { cx } from '@linaria/core';
import * as light from '#ui/light/light.styles.ts';
import * as styles from './room.styles.ts';

/** The dark room and its light, drawn: sharp at any size, and nothing to download. */
export function Room() {
  return (
    <div className={styles.room} data-room="">
      <div className={cx(light.glow, styles.wall)} />
      <div className={styles.floor} />
      <div className={cx(light.mirror, styles.mirror)} />
      <div className={light.grain} data-grain="room" />
      <div className={cx(light.sun, styles.sun)} data-grain="sun" data-light="" />
    </div>
  );
}
