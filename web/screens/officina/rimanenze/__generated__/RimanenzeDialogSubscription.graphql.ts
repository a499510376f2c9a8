/**
 * @generated SignedSource<<bfbc303658a4848c9bd9acdafa5b2400>>
 * @relayHash b8a4b0ece30419148a205b7c77672873
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5877c81e2a856d889b6bccc0d03c2550413aa66ebe0d25f1de1c7ef81ca4afc6

import type { ConcreteRequest } from 'relay-runtime';
export type RimanenzeDialogSubscription$variables = {
  dopo?: string | null;
  ordine?: number | null;
};
export type RimanenzeDialogSubscription$data = {
  readonly pezziAggiornati: {
    readonly evento: string;
  };
};
export type RimanenzeDialogSubscription = {
  response: RimanenzeDialogSubscription$data;
  variables: RimanenzeDialogSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordine"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      },
      {
        "kind": "Variable",
        "name": "ordine",
        "variableName": "ordine"
      }
    ],
    "concreteType": "PezziAggiornati",
    "kind": "LinkedField",
    "name": "pezziAggiornati",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RimanenzeDialogSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RimanenzeDialogSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5877c81e2a856d889b6bccc0d03c2550413aa66ebe0d25f1de1c7ef81ca4afc6",
    "metadata": {},
    "name": "RimanenzeDialogSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b2e240af49e3ef18761aeac86aac2c0d";

export default node;
