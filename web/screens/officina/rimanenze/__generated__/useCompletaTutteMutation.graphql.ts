/**
 * @generated SignedSource<<072eafc0710b7a87c881effa5ae25bbd>>
 * @relayHash 6707c6dfee29d7b6544545fe368274f4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbed32eb3ac3d244400dbd022c43d89379755d480749c1dcee9abcd5ab944eeb

import type { ConcreteRequest } from 'relay-runtime';
export type useCompletaTutteMutation$variables = {
  ordine: number;
};
export type useCompletaTutteMutation$data = {
  readonly completaAttivitaOrdine: {
    readonly automatiche: ReadonlyArray<number> | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useCompletaTutteMutation = {
  response: useCompletaTutteMutation$data;
  variables: useCompletaTutteMutation$variables;
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
        "kind": "ScalarField",
        "name": "automatiche",
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
    "name": "useCompletaTutteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompletaTutteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bbed32eb3ac3d244400dbd022c43d89379755d480749c1dcee9abcd5ab944eeb",
    "metadata": {},
    "name": "useCompletaTutteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3767013dc483604985a99bb53209eeac";

export default node;
