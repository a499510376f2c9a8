/**
 * @generated SignedSource<<520407cb90a974b1d8783052b410d507>>
 * @relayHash 6108db76f65252b7d5ba2e4db8fe1a59
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eb558ca784241dddb14e7a4e48e4b400f562f4cbece8e7dd0ab674434434dda

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AreaConsegna = "EST" | "OVEST";
export type StatoInvioMail = "in_attesa_invio" | "inviata";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type PatchOrdineInput = {
  agente?: number | null;
  areaConsegna?: AreaConsegna | null;
  autoSchedulazione?: boolean | null;
  checkList?: ReadonlyArray<VoceCheckListInput> | null;
  cliente?: number | null;
  codiceSistema?: string | null;
  data?: string | null;
  dataConsegna?: string | null;
  dataPosa?: string | null;
  nonSchedulabile?: boolean | null;
  note?: string | null;
  numeroCommessa?: string | null;
  pk: number;
  progetto?: string | null;
  riferimento?: string | null;
  righe?: ReadonlyArray<RigaOrdineInput> | null;
  senzaMisure?: boolean | null;
  stato?: number | null;
  statoInvioMail?: StatoInvioMail | null;
  testoEmail?: string | null;
  tipoCliente?: TipoCliente | null;
  versione?: number | null;
};
export type VoceCheckListInput = {
  done?: boolean | null;
  id?: number | null;
};
export type RigaOrdineInput = {
  altezza?: number | null;
  ante?: number | null;
  codiceRivendita?: string | null;
  codiceSerramentoId?: number | null;
  descrizione?: string | null;
  extraFields?: unknown | null;
  forma?: string | null;
  id?: number | null;
  larghezza?: number | null;
  listino?: number | null;
  netto?: number | null;
  numero?: number | null;
  rivendita?: boolean | null;
  scontoArticolo?: number | null;
  scontoCorrettivo?: number | null;
  tipoSerramentoId?: number | null;
};
export type useSchedulerWritesConsegnaMutation$variables = {
  input: PatchOrdineInput;
};
export type useSchedulerWritesConsegnaMutation$data = {
  readonly patchOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordine: {
      readonly versione: number;
      readonly " $fragmentSpreads": FragmentRefs<"readPage_ordine">;
    } | null;
  };
};
export type useSchedulerWritesConsegnaMutation = {
  response: useSchedulerWritesConsegnaMutation$data;
  variables: useSchedulerWritesConsegnaMutation$variables;
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
  "name": "versione",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riferimento",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "areaConsegna",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senzaMisure",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nonSchedulabile",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "margine",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoMargine",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v13 = {
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
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSchedulerWritesConsegnaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PatchOrdinePayload",
        "kind": "LinkedField",
        "name": "patchOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readPage_ordine",
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClienteOrdine",
                    "kind": "LinkedField",
                    "name": "cliente",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
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
    "name": "useSchedulerWritesConsegnaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PatchOrdinePayload",
        "kind": "LinkedField",
        "name": "patchOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ClienteOrdine",
                "kind": "LinkedField",
                "name": "cliente",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6eb558ca784241dddb14e7a4e48e4b400f562f4cbece8e7dd0ab674434434dda",
    "metadata": {},
    "name": "useSchedulerWritesConsegnaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16772f48b08a07e8a91a39b983edad16";

export default node;
