/**
 * @generated SignedSource<<26ce4dc739748d0b1655f5169f52072b>>
 * @relayHash 4ec40fc015574de6173f10237620c37c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47c718b6bca5ccf745b9bae09eda6da1f19116c215fc2bca91466b84f978861c

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveStatisticheOrdiniSubscription$variables = {
  dopo?: string | null;
};
export type useLiveStatisticheOrdiniSubscription$data = {
  readonly ordineAggiornato: {
    readonly evento: string;
  };
};
export type useLiveStatisticheOrdiniSubscription = {
  response: useLiveStatisticheOrdiniSubscription$data;
  variables: useLiveStatisticheOrdiniSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
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
      }
    ],
    "concreteType": "OrdineAggiornato",
    "kind": "LinkedField",
    "name": "ordineAggiornato",
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
    "name": "useLiveStatisticheOrdiniSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveStatisticheOrdiniSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "47c718b6bca5ccf745b9bae09eda6da1f19116c215fc2bca91466b84f978861c",
    "metadata": {},
    "name": "useLiveStatisticheOrdiniSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5fc370d01b16fe30809bb260516309c1";

export default node;
