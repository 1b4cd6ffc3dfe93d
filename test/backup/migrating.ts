import { type DataConfig, openData } from '#service/operate/openData.ts';
import { migrations } from '#store/migration/all.ts';
import { later, slowly } from './laterMigration.ts';

/** Migrates slowly and reports the start. The tests run it as a process and kill it. */
const config: DataConfig = JSON.parse(process.argv[2] ?? '');
const slow = slowly(later, () => process.stdout.write('begins\n'));
const data = await openData(config, [...migrations, slow]);
await data.close();
