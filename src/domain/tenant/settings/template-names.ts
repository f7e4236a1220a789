/** Folders of src/templates. */
export const templateNames = ['showroom', 'marketplace'] as const;
export type TemplateName = (typeof templateNames)[number];
