import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ellipsis, ExternalLink, Eye, FlaskConical, History, Link2, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { useLazyPart } from '#admin/lazy/useLazyPart.ts';
import { useOfferCommands } from '#admin/navigation/screenCommands.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { hour } from '#kit/time/durations.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { useEditor } from '../editor/editorContext.ts';

const addressDialog = lazyPart(async () => (await import('./addressDialog.tsx')).AddressDialog);
const publishDialog = lazyPart(async () => (await import('./publish/publishDialog.tsx')).PublishDialog);

/** A preview link works for days, so one is enough for a visit. */
const previewFreshness = hour;

/** Actions on the form as a whole, the same in all its tabs. */
export function FormActions({ form }: { readonly form: FormDocument }) {
  const { id: organization } = useOrganization();
  const { place } = useLazyTexts(frameTexts);
  const editor = useEditor();
  const [isAddressOpen, setAddressOpen] = useState(false);
  const [isPublishOpen, setPublishOpen] = useState(false);
  const AddressDialog = useLazyPart(addressDialog, isAddressOpen, () => setAddressOpen(false));
  const PublishDialog = useLazyPart(publishDialog, isPublishOpen, () => setPublishOpen(false));
  useOfferCommands(
    useMemo(() => {
      const run = () => setPublishOpen(true);
      return [{ id: 'publish', group: form.name, label: place.publish, icon: Send, run }];
    }, [form.name, place]),
  );
  const params = { organization, form: form.id };
  const preview = useQuery({ ...routeQueryOptions('formPreview', params), staleTime: previewFreshness });
  const isPublished = form.published_version !== null;
  // An open preview follows the draft, but it should begin with the latest change.
  const save = () => void editor.flush().catch(() => undefined);
  const versions = {
    id: 'versions',
    label: place.versions,
    icon: History,
    link: <Link to="/app/o/$organization/f/$form/versions" params={params} />,
  };
  const page = {
    id: 'page',
    label: place.openPage,
    icon: ExternalLink,
    // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
    link: <a href={form.url} target="_blank" rel="noreferrer" />,
  };
  const test = {
    id: 'test',
    label: place.test,
    icon: FlaskConical,
    // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
    link: <a href={`${form.url}?test=true`} target="_blank" rel="noreferrer" />,
  };
  return (
    <>
      {isPublished && <IconButton icon={Link2} label={place.address} onClick={() => setAddressOpen(true)} />}
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} label={place.more} tooltip={false} />}
        groups={[
          { id: 'pages', items: isPublished ? [...(form.state === 'live' ? [page] : []), test] : [] },
          { id: 'history', items: [versions] },
        ]}
      />
      <Tooltip text={place.previewAbout}>
        <LinkButton
          icon={Eye}
          onClick={save}
          aria-disabled={preview.data === undefined || undefined}
          render={<a href={preview.data?.url} target="_blank" rel="noreferrer" />}
        >
          {place.preview}
        </LinkButton>
      </Tooltip>
      <Button variant="primary" onClick={() => setPublishOpen(true)}>
        {place.publish}
      </Button>
      {AddressDialog !== undefined && (
        <AddressDialog form={form} open={isAddressOpen} onOpenChange={setAddressOpen} />
      )}
      {PublishDialog !== undefined && (
        <PublishDialog form={form} open={isPublishOpen} onOpenChange={setPublishOpen} />
      )}
    </>
  );
}
