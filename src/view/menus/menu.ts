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
      /** Distinguishes the header's dropdowns: `vehicles`, `stock`, `service`, `company`. */
      key: string;
      label: string;
      groups: MenuGroup[];
      foot: MenuLink[];
      /** Number of stock makes listed here by script; 0 for none. */
      makes: number;
    };
