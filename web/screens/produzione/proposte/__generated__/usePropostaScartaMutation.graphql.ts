/**
 * @generated SignedSource<<9f0b8db73d8c3f01c2c64c6fcd726b0b>>
 * @relayHash 6059a421bfdf5a1d06c5e5ae020c7d1a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66665fe995e5f713c42cf2b21ff8b949e45d5fdeed71b3394f13388ba7806b8b

import type { ConcreteRequest } from 'relay-runtime';
export type ScartaPropostaInput = {
  pk: number;
};
export type usePropostaScartaMutation$variables = {
  input: ScartaPropostaInput;
};
export type usePropostaScartaMutation$data = {
  readonly scartaProposta: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type usePropostaScartaMutation = {
  response: usePropostaScartaMutation$data;
  variables: usePropostaScartaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ScartaPropostaPayload",
    "kind": "LinkedField",
    "name": "scartaProposta",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
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
    "name": "usePropostaScartaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePropostaScartaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "66665fe995e5f713c42cf2b21ff8b949e45d5fdeed71b3394f13388ba7806b8b",
    "metadata": {},
    "name": "usePropostaScartaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b6c66ed2f427c91c698c03a1f8bbc0e";

export default node;
