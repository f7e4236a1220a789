/** Resolves the project's imports by path alone; files need not exist. */
const path = require('node:path');

const root = path.join(__dirname, '..');

exports.interfaceVersion = 2;

exports.resolve = (source, file) => {
  const [specifier] = source.split('?');
  if (specifier.startsWith('#src/')) return { found: true, path: path.join(root, 'src', specifier.slice(5)) };
  if (specifier.startsWith('#template/'))
    return { found: true, path: path.join(root, 'src/templates/shared', specifier.slice('#template/'.length)) };
  if (specifier.startsWith('.')) return { found: true, path: path.resolve(path.dirname(file), specifier) };
  return { found: false };
};
