/** Nouns of the menus. */
export interface MenuLink {
  label: string;
  url: string;
}

export interface MenuGroup {
  heading: string | null;
  links: MenuLink[];
}

export type MenuEntry =
  | { kind: 'link'; label: string; url: string }
  | {
      kind: 'dropdown';
      /** Tells the dropdowns of a header apart: `vehicles`, `stock`, `service`, `company`. */
      key: string;
      label: string;
      groups: MenuGroup[];
      /** Links under the groups. */
      foot: MenuLink[];
      /** How many makes of the stock the browser lists here; 0 for none. */
      makes: number;
    };
