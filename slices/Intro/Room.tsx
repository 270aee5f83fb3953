import * as styles from './room.styles.ts';

/** The dark room and its light, drawn: sharp at any size, and nothing to download. */
export function Room() {
  return (
    <div className={styles.room} data-room="">
      <div className={styles.wall} />
      <div className={styles.floor} />
      <div className={styles.mirror} />
      <div className={styles.grain} data-grain="room" />
      <div className={styles.sun} data-grain="sun" data-light="" />
    </div>
  );
}
