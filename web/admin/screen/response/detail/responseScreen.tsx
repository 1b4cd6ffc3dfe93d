import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { NotFoundScreen } from '#admin/status/notFoundScreen.tsx';
import { ScreenLoading } from '#admin/status/screenLoading.tsx';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { TextsBoundary } from '#admin/texts/textsBoundary.tsx';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';
import { useForm } from '../../form/place/useForm.ts';
import { ResponseView } from './responseView.tsx';
import { useResponse } from './useResponse.ts';

/** One response on its own page, with its own address. */
export function ResponseScreen() {
  const { response } = useParams({ from: '/signed-in/app/o/$organization/f/$form/responses/$response' });
  // Quarantined and unsent responses have negative numbers.
  if (!/^-?[1-9]\d{0,15}$/.test(response)) return <NotFoundScreen />;
  return (
    <TextsBoundary texts={manageTexts} fallback={<ScreenLoading />}>
      <OneResponse id={Number(response)} />
    </TextsBoundary>
  );
}

function OneResponse({ id }: { readonly id: number }) {
  const { detail } = useLazyTexts(manageTexts);
  const { id: organization, name } = useOrganization();
  const form = useForm();
  const navigate = useNavigate();
  const params = { organization, form: form.id };
  const number = useResponse(form.id, id).data?.response.number;
  useDocumentTitle(number == null ? detail.loadingTitle : detail.title(number), form.name, name);
  const leave = () => void navigate({ to: '/app/o/$organization/f/$form/responses', params });
  useShortcuts({ escape: leave });
  return (
    <div className="response-alone">
      <Link className="response-back" to="/app/o/$organization/f/$form/responses" params={params}>
        <ArrowLeft size={16} aria-hidden="true" />
        <span>{detail.allResponses}</span>
      </Link>
      <ResponseView
        form={form.id}
        response={id}
        isAlone
        onOpen={(response) =>
          void navigate({
            to: '/app/o/$organization/f/$form/responses/$response',
            params: { ...params, response: String(response) },
          })
        }
        onGone={leave}
      />
    </div>
  );
}
