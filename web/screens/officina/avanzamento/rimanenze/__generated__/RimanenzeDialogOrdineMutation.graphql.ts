/**
 * @generated SignedSource<<a2d20826f152c2892dd163673059c854>>
 * @relayHash 50d70149e96f3d5a0d2fc2eca3bfc1b2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8a90c2756cdc0b063c7105bf64c78cb699616e780ad355ca0850f9c41ef6c5b

import type { ConcreteRequest } from 'relay-runtime';
export type RimanenzeDialogOrdineMutation$variables = {
  ordine: number;
};
export type RimanenzeDialogOrdineMutation$data = {
  readonly completaAttivitaOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type RimanenzeDialogOrdineMutation = {
  response: RimanenzeDialogOrdineMutation$data;
  variables: RimanenzeDialogOrdineMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "fields": [
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "CompletaAttivitaOrdinePayload",
    "kind": "LinkedField",
    "name": "completaAttivitaOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "RimanenzeDialogOrdineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RimanenzeDialogOrdineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e8a90c2756cdc0b063c7105bf64c78cb699616e780ad355ca0850f9c41ef6c5b",
    "metadata": {},
    "name": "RimanenzeDialogOrdineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e171fe283fc8fc256f5d72b61d90bb0";

export default node;
