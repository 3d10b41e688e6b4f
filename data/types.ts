/**
 * The shapes of the files in this folder, as a dealer writes them. The build checks every entry against them
 * (lib/schema/data-schemas.ts) and turns vehicle entries into the `Vehicle` the pages read.
 */

export type Category = 'supercar' | 'luxury' | 'sports';

/** The name of a picture in public/pictures, without width and format: 'ferrari-488-gtb/side'. */
export type PictureName = string;

/** A vehicle as written in vehicles.ts. Amounts may be numbers or the text a price list uses ('KES 45,000,000'). */
export type VehicleEntry = {
  /** Positive whole number; the address of the vehicle's page: /vehicle/7. */
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  /** Whole shillings, or 'KES 45,000,000'. */
  readonly price: number | string;
  /** Whole shillings a day, or 'KES 125,000/day'. */
  readonly dailyRental: number | string;
  /** The picture on cards and in shared links. */
  readonly image: PictureName;
  /** The larger pictures on the vehicle's page, first one first. */
  readonly images: readonly PictureName[];
  readonly year: string;
  readonly fuel: string;
  readonly transmission: string;
  readonly category: Category;
  /** 'available', 'sold' or 'rented'; any other word is shown as written. */
  readonly status: string;
  /** Fuel consumption: litres per 100 km as a number, or '12 L/100km'. */
  readonly mileage: number | string;
  readonly engine: string;
  /** 0-100 km/h: seconds as a number, or '3.2s'. */
  readonly acceleration: number | string;
  /** km/h as a number, or '325 km/h'. */
  readonly topSpeed: number | string;
  readonly description: string;
  /** Six short phrases. */
  readonly features: readonly string[];
  /** Photo number at the stock photo host of site.ts; only used when one is set there. */
  readonly stockPhotos?: readonly string[];
};

/** A checked vehicle. Money is whole Kenyan shillings, `mileage` L/100 km, `acceleration` seconds, `topSpeed` km/h. */
export type Vehicle = Omit<VehicleEntry, 'price' | 'dailyRental' | 'mileage' | 'acceleration' | 'topSpeed'> & {
  readonly price: number;
  readonly dailyRental: number;
  readonly mileage: number;
  readonly acceleration: number;
  readonly topSpeed: number;
};

export type ServiceIcon = 'car' | 'key' | 'shield' | 'wrench' | 'banknote' | 'concierge';

export type Service = {
  /** Used in addresses (#luxury-car-sales) and ids: lower-case letters, digits and hyphens. */
  readonly slug: string;
  readonly icon: ServiceIcon;
  readonly title: string;
  readonly description: string;
  /** Four short phrases, shown on the card and as 'What's Included'. */
  readonly features: readonly string[];
  readonly image: PictureName;
  /** Shown as 'Key Benefits'. */
  readonly benefits: readonly string[];
  /** Shown as 'Our Process', numbered. */
  readonly process: readonly string[];
};

export type Testimonial = {
  readonly name: string;
  readonly role: string;
  /** A monogram is drawn from the name unless a picture is given. */
  readonly image?: PictureName;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
};

export type TeamMember = {
  readonly name: string;
  readonly position: string;
  readonly image?: PictureName;
  readonly description: string;
};

export type Phone = {
  /** As read aloud or shown: '+254 700 000 000'. */
  readonly display: string;
  /** International form with a leading + for tel: links: '+254700000000'. */
  readonly e164: string;
};

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export type OpeningHours = {
  /** As shown: 'Monday - Friday'. */
  readonly label: string;
  readonly days: readonly Weekday[];
  /** 24-hour 'HH:MM' in the dealer's time zone. */
  readonly opens: string;
  readonly closes: string;
};

export type SocialNetwork = 'Facebook' | 'Instagram' | 'X' | 'YouTube';

export type Site = {
  readonly name: string;
  readonly tagline: string;
  /** Where the site will be served, without a trailing slash: 'https://www.example.com'. */
  readonly url: string;
  /** [main, second]. */
  readonly phones: readonly [Phone, Phone];
  /** Digits only, with country code, as wa.me wants it. */
  readonly whatsapp: string;
  readonly emails: { readonly info: string; readonly sales: string };
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly country: string;
    readonly countryCode: string;
  };
  /** IANA name. */
  readonly timeZone: string;
  readonly openingHours: readonly OpeningHours[];
  /** Address of each profile, or null while there is none. */
  readonly social: Readonly<Record<SocialNetwork, string | null>>;
  /** Address of each document, or null while there is none. */
  readonly legal: { readonly privacy: string | null; readonly terms: string | null; readonly cookies: string | null };
  /** Both forms are POSTed here when set; null: nothing is sent. */
  readonly formEndpoint: string | null;
  /** Pictures from a stock photo host instead of the shipped ones; null: shipped pictures only. */
  readonly stockPhotoHost: { readonly origin: string; readonly path: string } | null;
};
