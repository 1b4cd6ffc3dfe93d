import { requestToast, type ToastRequest } from './toastQueue.ts';

/** `const toast = useToast(); toast({ about: key.id, title: 'Key revoked', action: { label: 'Undo', onPress: restore } })` */
export function useToast(): (request: ToastRequest) => void {
  return requestToast;
}
