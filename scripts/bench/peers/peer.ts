/**
 * Only `npm run bench` installs these packages. Callers declare the interface they use, so type checks pass without
 * the packages.
 */
export const peer = async <Module>(name: string): Promise<Module> => (await import(name)) as Module;
