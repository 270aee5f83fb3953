import './useWorker.ts';
// Registers the same tests again.
import './attacks.test.ts';
import './markers.test.ts';
