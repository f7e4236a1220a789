/** Stars and test year (FACT-03), from the given model year onwards. */
type Rating = [from: number, stars: number, tested: number, version?: string];

const ratings: Record<string, Rating[]> = {
  'Audi A3': [
    [2014, 5, 2013],
    [2022, 5, 2020],
  ],
  'Audi Q5': [[2017, 5, 2017]],
  'BMW 3 Series': [
    [2014, 5, 2012],
    [2019, 5, 2019],
  ],
  'BMW X3': [[2018, 5, 2017]],
  'BYD Atto 2': [[2025, 5, 2025]],
  'BYD Atto 3': [[2022, 5, 2022]],
  'BYD Dolphin': [[2023, 5, 2023]],
  'BYD Seal': [[2023, 5, 2023]],
  'BYD Sealion 6': [[2024, 5, 2023]],
  'BYD Sealion 7': [[2025, 5, 2025]],
  'BYD Shark 6': [[2024, 5, 2024]],
  'Ford Escape': [
    [2017, 5, 2016],
    [2021, 5, 2019],
  ],
  'Ford Everest': [
    [2016, 5, 2015],
    [2023, 5, 2022],
  ],
  'Ford Focus': [
    [2016, 5, 2012],
    [2019, 5, 2018],
  ],
  'Ford Mustang': [
    [2016, 2, 2017],
    [2018, 3, 2017],
    [2024, 0, 0],
  ],
  'Ford Mustang Mach-E': [[2024, 5, 2021]],
  'Ford Puma': [[2020, 5, 2019]],
  'Ford Ranger': [
    [2016, 5, 2015],
    [2023, 5, 2022, 'all but the Raptor'],
  ],
  'Ford Ranger Cab Chassis': [
    [2019, 5, 2015],
    [2023, 5, 2022],
  ],
  'Ford Ranger PHEV': [[2025, 5, 2022]],
  'Ford Territory': [[2014, 5, 2011]],
  'GWM Haval Jolion': [[2021, 5, 2022]],
  'GWM Ute Cannon': [[2021, 5, 2021]],
  'Holden Colorado': [[2016, 5, 2016]],
  'Holden Commodore': [[2013, 5, 2013]],
  'Honda CR-V': [
    [2015, 5, 2012],
    [2018, 5, 2017],
    [2023, 4, 2023],
  ],
  'Honda Civic': [
    [2016, 5, 2017],
    [2022, 5, 2022],
  ],
  'Honda HR-V': [
    [2015, 5, 2015],
    [2022, 4, 2022],
  ],
  'Honda Jazz': [[2014, 5, 2014]],
  'Hyundai IONIQ 5': [[2022, 5, 2021]],
  'Hyundai Kona': [
    [2018, 5, 2017],
    [2023, 4, 2023],
  ],
  'Hyundai Santa Fe': [
    [2016, 5, 2012],
    [2019, 5, 2018],
    [2024, 5, 2024],
  ],
  'Hyundai Staria': [[2021, 5, 2021]],
  'Hyundai Tucson': [
    [2016, 5, 2015],
    [2022, 5, 2021],
  ],
  'Hyundai i30': [
    [2015, 5, 2012],
    [2018, 5, 2017],
  ],
  'Hyundai iLoad': [[2014, 4, 2011]],
  'Isuzu D-MAX': [
    [2016, 5, 2013],
    [2020, 5, 2020],
  ],
  'Isuzu MU-X': [
    [2016, 5, 2013],
    [2021, 5, 2020],
  ],
  'Jeep Grand Cherokee': [[2014, 5, 2014]],
  'Kia Carnival': [
    [2016, 5, 2016],
    [2021, 5, 2021],
  ],
  'Kia Cerato': [
    [2016, 5, 2013],
    [2019, 5, 2019],
  ],
  'Kia EV3': [[2025, 5, 2025]],
  'Kia EV5': [[2024, 5, 2024]],
  'Kia EV6': [[2022, 5, 2022, 'all variants but the GT']],
  'Kia EV9': [[2024, 5, 2023]],
  'Kia K4': [[2025, 4, 2025]],
  'Kia Niro': [[2022, 5, 2022]],
  'Kia Picanto': [[2018, 4, 2017]],
  'Kia Seltos': [[2020, 5, 2019]],
  'Kia Sorento': [
    [2016, 5, 2014],
    [2021, 5, 2020],
  ],
  'Kia Sportage': [
    [2016, 5, 2016],
    [2022, 5, 2022],
  ],
  'Kia Tasman': [[2025, 5, 2025]],
  'LDV G10': [[2016, 3, 2015]],
  'Land Rover Discovery': [[2017, 5, 2017]],
  'Lexus NX': [
    [2015, 5, 2014],
    [2022, 5, 2022],
  ],
  'MG HS': [[2020, 5, 2019]],
  'MG MG3': [
    [2017, 3, 2014],
    [2024, 3, 2024],
  ],
  'MG MG4': [[2023, 5, 2022]],
  'MG ZS': [[2018, 4, 2017]],
  'Mazda 2': [[2018, 5, 2015]],
  'Mazda 3': [
    [2014, 5, 2014],
    [2019, 5, 2019],
  ],
  'Mazda 6': [
    [2015, 5, 2012],
    [2019, 5, 2018],
  ],
  'Mazda BT-50': [
    [2016, 5, 2011],
    [2021, 5, 2020],
  ],
  'Mazda CX-3': [[2016, 5, 2015]],
  'Mazda CX-30': [[2020, 5, 2019]],
  'Mazda CX-5': [
    [2015, 5, 2012],
    [2018, 5, 2017],
  ],
  'Mazda CX-60': [[2023, 5, 2022]],
  'Mazda CX-80': [[2024, 5, 2024]],
  'Mazda CX-90': [[2023, 5, 2023]],
  'Mazda MX-5': [[2016, 5, 2016]],
  'Mercedes-Benz C-Class': [
    [2015, 5, 2014],
    [2022, 5, 2022],
  ],
  'Mercedes-Benz GLC-Class': [[2016, 5, 2015]],
  'Mini Cooper': [[2015, 4, 2014]],
  'Mitsubishi ASX': [[2015, 5, 2014]],
  'Mitsubishi Outlander': [
    [2015, 5, 2014],
    [2022, 5, 2022],
  ],
  'Mitsubishi Pajero Sport': [[2016, 5, 2015]],
  'Mitsubishi Triton': [
    [2016, 5, 2015],
    [2024, 5, 2024],
  ],
  'Nissan LEAF': [[2019, 5, 2018]],
  'Nissan Navara': [[2016, 5, 2015]],
  'Nissan Qashqai': [
    [2015, 5, 2014],
    [2023, 5, 2021],
  ],
  'Nissan X-Trail': [
    [2015, 5, 2014],
    [2022, 5, 2021],
  ],
  'Skoda Octavia': [
    [2017, 5, 2016],
    [2021, 5, 2019],
  ],
  'Subaru Crosstrek': [[2023, 5, 2024]],
  'Subaru Forester': [
    [2015, 5, 2012],
    [2019, 5, 2019],
    [2025, 5, 2024],
  ],
  'Subaru Impreza': [
    [2017, 5, 2016],
    [2024, 5, 2024],
  ],
  'Subaru Outback': [
    [2015, 5, 2014],
    [2021, 5, 2021],
    [2026, 0, 0],
  ],
  'Subaru Solterra': [[2024, 5, 2022]],
  'Subaru WRX': [
    [2018, 5, 2014],
    [2022, 5, 2022],
  ],
  'Subaru XV': [[2017, 5, 2017]],
  'Suzuki Jimny': [[2019, 3, 2018]],
  'Suzuki Swift': [
    [2017, 4, 2017],
    [2024, 1, 2024],
  ],
  'Suzuki Vitara': [[2015, 5, 2015]],
  'Tesla Model 3': [
    [2020, 5, 2019],
    [2024, 5, 2025],
  ],
  'Tesla Model Y': [[2022, 5, 2022]],
  'Toyota C-HR': [[2017, 5, 2017]],
  'Toyota Camry': [
    [2015, 5, 2011],
    [2018, 5, 2017],
    [2025, 5, 2024],
  ],
  'Toyota Corolla': [
    [2013, 5, 2012],
    [2019, 5, 2018],
  ],
  'Toyota Corolla Cross': [[2022, 5, 2021]],
  'Toyota Granvia': [[2020, 5, 2019]],
  'Toyota HiAce': [
    [2015, 4, 2011],
    [2019, 5, 2019],
  ],
  'Toyota HiLux': [
    [2015, 5, 2015],
    [2019, 5, 2019],
  ],
  'Toyota HiLux Cab Chassis': [
    [2016, 5, 2015],
    [2019, 5, 2019],
  ],
  'Toyota Kluger': [
    [2014, 5, 2014],
    [2021, 5, 2021],
  ],
  'Toyota LandCruiser': [
    [2016, 5, 2011],
    [2022, 5, 2022],
  ],
  'Toyota LandCruiser Prado': [
    [2014, 5, 2011],
    [2024, 5, 2024],
  ],
  'Toyota RAV4': [
    [2014, 5, 2013],
    [2019, 5, 2019],
  ],
  'Toyota Yaris': [[2020, 5, 2020]],
  'Volkswagen Amarok': [
    [2016, 5, 2011],
    [2023, 5, 2022],
  ],
  'Volkswagen Golf': [
    [2014, 5, 2013],
    [2021, 5, 2019],
  ],
  'Volkswagen Polo': [[2018, 5, 2017]],
  'Volkswagen Tiguan': [[2017, 5, 2016]],
};

/** Badges that the model's test did not cover. */
const untested: Record<string, RegExp> = { 'Kia Tasman': /^X-/v };

export interface SafetyRating {
  stars: number;
  tested: number;
  version: string | null;
}

/** Null if this version of the model wasn't tested. */
export function safetyRatingOf(name: string, badge: string, year: number): SafetyRating | null {
  const [, stars = 0, tested = 0, version = null] = ratings[name]?.findLast(([from]) => from <= year) ?? [];
  return stars === 0 || untested[name]?.test(badge) ? null : { stars, tested, version };
}
