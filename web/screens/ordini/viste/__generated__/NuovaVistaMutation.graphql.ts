/**
 * @generated SignedSource<<0a801eaecb5012dfa6da8d75053953f1>>
 * @relayHash 2bf4d11e7d4dfc0f98eb84a61ddc32dd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 341ec8ee99db18fd9e97c599447c1f62479fe16609691eed0c1f9ba21114291b

import type { ConcreteRequest } from 'relay-runtime';
export type CreateVistaInput = {
  condivisa?: boolean | null;
  elenco?: string | null;
  nome?: string | null;
  url?: string | null;
};
export type NuovaVistaMutation$variables = {
  input: CreateVistaInput;
};
export type NuovaVistaMutation$data = {
  readonly createVista: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly vista: {
      readonly pk: number;
    } | null;
  };
};
export type NuovaVistaMutation = {
  response: NuovaVistaMutation$data;
  variables: NuovaVistaMutation$variables;
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
    "name": "NuovaVistaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVistaPayload",
        "kind": "LinkedField",
        "name": "createVista",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VistaSalvata",
            "kind": "LinkedField",
            "name": "vista",
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
    "name": "NuovaVistaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVistaPayload",
        "kind": "LinkedField",
        "name": "createVista",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VistaSalvata",
            "kind": "LinkedField",
            "name": "vista",
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
    "id": "341ec8ee99db18fd9e97c599447c1f62479fe16609691eed0c1f9ba21114291b",
    "metadata": {},
    "name": "NuovaVistaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dbbc14e2c457d9c68c3c44042dd9888f";

export default node;
