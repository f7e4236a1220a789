/**
 * Only `npm run bench` installs these packages. Callers declare the interface they use, so that types check without
 * them.
 */
export const peer = async <Module>(name: string): Promise<Module> => (await import(name)) as Module;
