/**
 * @generated SignedSource<<88b16f51e28b4dfd1b802083e280f290>>
 * @relayHash bd6bdcae39308ca7efe5cda079823554
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19602d021312fa6cecdea3e55460a607641188cfc4c32facc423517a71c0b594

import type { ConcreteRequest } from 'relay-runtime';
export type CreateFamigliaInput = {
  descrizione?: string | null;
  nome: string;
  ritirato?: boolean | null;
  tipologiaFamiglia: number;
};
export type famigliaFormCreateMutation$variables = {
  input: CreateFamigliaInput;
};
export type famigliaFormCreateMutation$data = {
  readonly createFamiglia: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly famiglia: {
      readonly pk: number;
    } | null;
  };
};
export type famigliaFormCreateMutation = {
  response: famigliaFormCreateMutation$data;
  variables: famigliaFormCreateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "famigliaFormCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFamigliaPayload",
        "kind": "LinkedField",
        "name": "createFamiglia",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FamigliaInCatalogo",
            "kind": "LinkedField",
            "name": "famiglia",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "famigliaFormCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFamigliaPayload",
        "kind": "LinkedField",
        "name": "createFamiglia",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FamigliaInCatalogo",
            "kind": "LinkedField",
            "name": "famiglia",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "19602d021312fa6cecdea3e55460a607641188cfc4c32facc423517a71c0b594",
    "metadata": {},
    "name": "famigliaFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62fa0e46be87f09f3526c8df720b28cd";

export default node;
