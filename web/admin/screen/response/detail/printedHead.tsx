import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { formatDateTime } from '#ui/format/dates.ts';
import { useForm } from '../../form/place/useForm.ts';

/** Stands on paper only: the screen around a response says the same. */
export function PrintedHead({ number }: { readonly number: number | null }) {
  const { name } = useForm();
  const organization = useOrganization();
  const { detail } = useLazyTexts(manageTexts);
  const { locale } = useLanguage();
  return (
    <div className="response-printed">
      <p className="response-printed-form">{name}</p>
      <p>
        {[
          organization.name,
          number === null ? detail.loadingTitle : detail.title(number),
          formatDateTime(Date.now(), locale),
        ].join(' · ')}
      </p>
    </div>
  );
}
