import { brand, logo } from '@/lib/inventory/inventory';
import { site } from '@/lib/site/site';
import { writeIcons } from '../brand/icons';
import { writeBrandStyles } from '../brand/styles';
import { writeFonts } from './fonts';
import { stage } from './stage';

/** Writes the generated files that the pages import: fonts, brand colours, icons. */
export async function prepare(): Promise<void> {
  await stage('fonts', writeFonts);
  await stage('logo and colours', () =>
    Promise.all([writeBrandStyles(brand), writeIcons({ ...brand, name: site.name, logo })]),
  );
}
