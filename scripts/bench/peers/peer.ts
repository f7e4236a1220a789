/**
 * A package of this folder's package.json, which `npm run bench` installs and nothing else needs. Where it is used, an
 * interface says as much of it as is used, so that the types hold on a machine that has not installed it.
 */
export const peer = async <Module>(name: string): Promise<Module> => (await import(name)) as Module;
