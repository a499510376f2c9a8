/**
 * @generated SignedSource<<896e54f87ff356701239a7a4c51ec553>>
 * @relayHash 5dd3bc1d1df46c02324a4c7a977453dd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbd6bc7494c6c9b5615a11e605b8743c52783ce4ec5e39ced27fd9284d8725b5

import type { ConcreteRequest } from 'relay-runtime';
export type useAzioniFornituraEliminaMutation$variables = {
  pk: number;
};
export type useAzioniFornituraEliminaMutation$data = {
  readonly deleteOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useAzioniFornituraEliminaMutation = {
  response: useAzioniFornituraEliminaMutation$data;
  variables: useAzioniFornituraEliminaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
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
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "deleteOrdineFornitore",
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
    "name": "useAzioniFornituraEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAzioniFornituraEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cbd6bc7494c6c9b5615a11e605b8743c52783ce4ec5e39ced27fd9284d8725b5",
    "metadata": {},
    "name": "useAzioniFornituraEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b97b039d0c34ce0a6ed0c56215d5a8c5";

export default node;
