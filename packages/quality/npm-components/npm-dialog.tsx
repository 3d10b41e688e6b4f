'use client';

import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';

export function NpmDialog({ title }: { readonly title: string }) {
  return (
    <Root>
      <Trigger>Open</Trigger>
      <Portal>
        <Overlay />
        <Content>
          <Title>{title}</Title>
          <Description>A dialog of a package, in a portal.</Description>
          <Close>Close</Close>
        </Content>
      </Portal>
    </Root>
  );
}
