/**
 * @generated SignedSource<<934c187b0a3992c7164147313d49c6f9>>
 * @relayHash 6f264e4764844750f5caa54ad6f93cb6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a5e635a29432b17a7aec48169d1a85c6c17fb3056d521f91de63433943173fd

import type { ConcreteRequest } from 'relay-runtime';
export type TipologiaSectionOrdinaFamiglieMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type TipologiaSectionOrdinaFamiglieMutation$data = {
  readonly ordinaFamiglie: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type TipologiaSectionOrdinaFamiglieMutation = {
  response: TipologiaSectionOrdinaFamiglieMutation$data;
  variables: TipologiaSectionOrdinaFamiglieMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pks"
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
            "name": "pks",
            "variableName": "pks"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaFamigliePayload",
    "kind": "LinkedField",
    "name": "ordinaFamiglie",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pks",
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
    "name": "TipologiaSectionOrdinaFamiglieMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TipologiaSectionOrdinaFamiglieMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a5e635a29432b17a7aec48169d1a85c6c17fb3056d521f91de63433943173fd",
    "metadata": {},
    "name": "TipologiaSectionOrdinaFamiglieMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5093cb03ed80f8d591d09278aaa7fbed";

export default node;
