// Slice Machine loads an adapter with `require`; jiti lets it read the TypeScript as it stands.
const { createJiti } = require('jiti');

module.exports = createJiti(__filename)('./src/plugin.ts').plugin;
