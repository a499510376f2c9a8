/**
 * @generated SignedSource<<a2ba3310c4d2ed2ee5cc7b1a68942e1f>>
 * @relayHash 378ac2c4ae7757c306a0ee48f02c7de9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08d01f4d73f1e6f4aad4bd22e09ba8ca34b06ae1b060aa9bef7a1a3559fcbf0d

import type { ConcreteRequest } from 'relay-runtime';
export type PrintButtonMutation$variables = {
  ordini: ReadonlyArray<number>;
};
export type PrintButtonMutation$data = {
  readonly stampaOrdiniFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly job: number | null;
  };
};
export type PrintButtonMutation = {
  response: PrintButtonMutation$data;
  variables: PrintButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordini"
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
            "name": "ordini",
            "variableName": "ordini"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "StampaOrdiniFornitorePayload",
    "kind": "LinkedField",
    "name": "stampaOrdiniFornitore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "job",
        "storageKey": null
      },
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
    "name": "PrintButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrintButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "08d01f4d73f1e6f4aad4bd22e09ba8ca34b06ae1b060aa9bef7a1a3559fcbf0d",
    "metadata": {},
    "name": "PrintButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a4ddaef3e94cea6bbc6878e2934e892";

export default node;
