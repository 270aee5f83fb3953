// Every npm script starts here: `node scripts/run.mjs scripts/codegen.ts --check`. This file checks
// Node before anything else is read, so it has to parse on versions far older than the one needed.
var version = process.versions.node.split('.').map(Number);
var major = version[0] || 0;
if (major < 20 || (major === 20 && (version[1] || 0) < 19)) {
  console.error('Node 20.19 or newer is needed; this is ' + process.versions.node + '.');
  process.exit(1);
}
import('./runScript.mjs')
  .then(function (module) {
    return module.runScript(process.argv[2] || '', process.argv.slice(3));
  })
  .catch(function (error) {
    // An option that a script does not have is a mistake of whoever typed it.
    var isUsage = String(error && error.code).startsWith('ERR_PARSE_ARGS_');
    console.error(isUsage ? error.message : error);
    process.exit(1);
  });
